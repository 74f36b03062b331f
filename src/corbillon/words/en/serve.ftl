# What “corbillon serve” says on the terminal.
serve-here = Corbillon is open: { $link }
serve-network = On the local network, for your friends and their phones: { $link }
serve-network-note = Everybody on this network can open this page, nobody else. For this machine only: --host 127.0.0.1
serve-stop = Ctrl-C to close.
serve-running = Corbillon is open already: { $link }
serve-silent = Another Corbillon holds the folder { $folder } and does not say where it is.
serve-no-browser = No browser here: open { $link }
serve-no-page = The page is not built. Install Corbillon with pip, or build it: npm ci && npm run build, in the folder web.
serve-port-taken = port { $port } is taken
serve-no-port = no free port from { $first } to { $last }
serve-no-address = cannot listen at { $host }: { $why }
