import { testSm2Decryption } from '../../test/second-sm2'

testSm2Decryption({ runs: 150, timeoutMs: 120_000 })
