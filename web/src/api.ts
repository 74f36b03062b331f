/** Questions and commands to the server: JSON both ways, refusals as errors with their code. */
export class Refusal extends Error {
  readonly code: string
  constructor(
    readonly status: number,
    readonly facts: Readonly<Record<string, unknown>>,
  ) {
    const code = typeof facts['code'] === 'string' ? facts['code'] : `http_${status}`
    super(code)
    this.name = 'Refusal'
    this.code = code
  }
}

/** The server was not reached: no network, or it is not there. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('unreachable', { cause })
    this.name = 'Unreachable'
  }
}

/** Asks for something. Throws ``Refusal`` or ``Unreachable``. */
export function ask<T>(path: string, signal?: AbortSignal): Promise<T> {
  return send<T>('GET', path, undefined, signal)
}

/** Sends something. Throws ``Refusal`` or ``Unreachable``. */
export function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return send<T>('POST', path, body, signal)
}

async function send<T>(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const request: RequestInit = { method, headers: { accept: 'application/json' }, signal: signal ?? null }
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  const response = await fetch(path, request).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new Unreachable(cause)
  })
  if (!response.ok) throw new Refusal(response.status, await factsOf(response))
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function factsOf(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json().catch(() => ({}))
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
