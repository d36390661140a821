import { createClient, createCookieStore } from '../src'
import { createPasswordCipher } from '../src/crypto/rsa'
import { user } from '../src/generated/system/user'
import { runFaults } from './faults/run'

// functions that the test calls in the page; bundled like a release
Object.assign(window, {
  sdk: {
    runFaults: async () => runFaults({ transport: 'browser', url: location.origin, closed: await (await fetch('/closed')).text() }),
    /** Opens a tab whose tokens are due after `tokenTime` seconds. */
    openTab(tokenTime = 2) {
      const tokenStore = createCookieStore({ appKey: 'tabs' })
      const client = createClient({ baseUrl: location.origin, clientId: 'console', clientSecret: 'test', tokenTime, tokenStore })
      const sessionEvents: string[] = []
      client.session.on('changed', ({ accessToken }) => sessionEvents.push(accessToken))
      client.session.on('ended', (why) => sessionEvents.push(why))
      Object.assign(window, { tab: client, sessionEvents })
    },
    async upload(bytes: number, answerLimit = 1000) {
      const client = createClient({ baseUrl: location.origin, clientId: 'console', clientSecret: 'test', maxResponseSize: answerLimit })
      const steps: number[] = []
      let whole = 0
      const onProgress = ({ sent, total }: { sent: number; total: number }) => {
        steps.push(sent)
        whole = total
      }
      const file = new File([new Uint8Array(bytes)], '用户.xlsx')
      const message = await client.upload(user.importUser, { file }, { onProgress }).then(
        () => '',
        (error: Error) => error.message,
      )
      client.dispose()
      return { last: steps.at(-1), whole, message }
    },
    encrypt: async (key: string, password: string) => (await createPasswordCipher(key)).encrypt(password),
    isSecure: () => isSecureContext,
  },
})
