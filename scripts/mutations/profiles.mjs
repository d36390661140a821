// one small mutation per gate: `find` becomes `put` in packages/sdk/src/<file>, and src/<suite> must go red for it
const suite = 'profiles/spring-blade.test.ts'

export const profileMutations = [
  {
    gate: 'a refresh refused by 500 ends the session where the profile says so',
    file: 'session/token-refresher.ts',
    find: 'isDefinite(error, settings.profile.refusals?.refresh)',
    put: 'isDefinite(error)',
    suite,
  },
  {
    gate: 'a missing role costs no session',
    file: 'session/credentials.ts',
    find: 'if (mayLackRole(error)) await probed(accessToken, error, deadline)',
    put: '',
    suite,
  },
  {
    gate: 'a session is kept while nobody can tell',
    file: 'session/credentials.ts',
    find: 'if (cause instanceof JwskError && cause.retryable)',
    put: 'if (false)',
    suite,
  },
  {
    gate: 'password hashes never leave the transport',
    file: 'profiles/define-profile.ts',
    find: 'clean: cleanerOf(secrets)',
    put: 'clean: cleanerOf([])',
    suite,
  },
  {
    gate: 'what an edition lacks is not sent',
    file: 'profiles/define-profile.ts',
    find: 'if (!offers(operation)) throw',
    put: 'if (false) throw',
    suite,
  },
  {
    gate: 'an SM2 cipher begins with 04, whatever its point begins with',
    file: 'crypto/sm2.ts',
    find: 'uncompressed + sm2.doEncrypt(password, key, 0)',
    put: 'sm2.doEncrypt(password, key, 0).replace(/^(04)?/, uncompressed)',
    suite: 'crypto/sm2.test.ts',
  },
  {
    gate: 'the list of menu entries has their buttons on SpringBlade',
    file: 'profiles/spring-blade-overrides.ts',
    find: "lazyFrom('/jwsk-system/menu/list', 'menuSide')",
    put: "{ path: '/jwsk-system/menu/lazy-menu-list', send: fromFirstMenu }",
    suite: 'profiles/stand-ins.test.ts',
  },
  {
    gate: 'a path is what the profile makes of it',
    file: 'raw.ts',
    find: 'client.profile.adapt && (await adaptedResponse(client, operations, request))',
    put: 'undefined',
    suite: 'raw.test.ts',
  },
  {
    gate: 'a filter that the platform would fall over is left out',
    file: 'profiles/spring-blade-overrides.ts',
    find: "lazyFrom('/jwsk-system/menu/list', 'menuSide')",
    put: "lazyFrom('/jwsk-system/menu/list')",
    suite: 'profiles/stand-ins.test.ts',
  },
  {
    gate: 'a key off the curve is told by its option',
    file: 'profiles/define-profile.ts',
    find: ').createSm2Cipher(publicKey, ',
    put: ').createSm2Cipher(publicKey) || (',
    suite: 'crypto/sm2.test.ts',
  },
]
