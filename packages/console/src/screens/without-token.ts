import type { Client } from '@jwsk/sdk'

/** The client of a screen whose calls say nothing of who is signed in. */
export function withoutToken(client: Client): Client {
  const plain = <Args extends readonly [object, ...unknown[]]>([operation, ...rest]: Args) =>
    [{ ...operation, token: false }, ...rest] as unknown as Args // the same operation, sent by other rules
  return {
    ...client,
    call: (...sent: Parameters<Client['callRaw']>) => client.call(...plain(sent)) as Promise<never>, // its input is typed where the call is made
    callRaw: (...sent) => client.callRaw(...plain(sent)),
    upload: (...sent) => client.upload(...plain(sent)),
    download: (...sent) => client.download(...plain(sent)),
    stream: (...sent) => client.stream(...plain(sent)),
    records: (...sent) => client.records(...plain(sent)),
    paginate: (...sent) => client.paginate(...plain(sent)),
  }
}
