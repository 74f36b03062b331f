# Ce que dit « corbillon serve » dans le terminal.
serve-here = Corbillon est ouvert : { $link }
serve-network = Sur le réseau local, pour vos amis et leurs téléphones : { $link }
serve-network-note = Tous ceux de ce réseau peuvent ouvrir cette page, personne d’autre. Pour cette machine seule : --host 127.0.0.1
serve-stop = Ctrl-C pour fermer.
serve-running = Corbillon est déjà ouvert : { $link }
serve-silent = Un autre Corbillon tient le dossier { $folder } et ne dit pas où il est.
serve-no-browser = Pas de navigateur ici : ouvrez { $link }
serve-no-page = La page n’est pas construite. Installez Corbillon avec pip, ou construisez-la : npm ci && npm run build, dans le dossier web.
serve-port-taken = le port { $port } est déjà pris
serve-no-port = aucun port libre de { $first } à { $last }
serve-no-address = impossible d’écouter à { $host } : { $why }
