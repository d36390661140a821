import type { Client } from '@jwsk/sdk'

/** Wraps a client so that its calls are anonymous. */
export function withoutToken(client: Client): Client {
  const plain = <Args extends readonly [object, ...unknown[]]>([operation, ...rest]: Args) =>
    [{ ...operation, token: false }, ...rest] as unknown as Args // the same operation, without a token
  return {
    ...client,
    call: (...sent: Parameters<Client['callRaw']>) => client.call(...plain(sent)) as Promise<never>, // the caller's types check its input
    callRaw: (...sent) => client.callRaw(...plain(sent)),
    upload: (...sent) => client.upload(...plain(sent)),
    download: (...sent) => client.download(...plain(sent)),
    stream: (...sent) => client.stream(...plain(sent)),
    records: (...sent) => client.records(...plain(sent)),
    paginate: (...sent) => client.paginate(...plain(sent)),
  }
}
