import { testSm2Decryption } from '../../test/second-sm2'

testSm2Decryption({ runs: 5000, timeoutMs: 3_600_000 })
