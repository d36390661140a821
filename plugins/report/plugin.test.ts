import { testPlugin } from '@jwsk/kit/testing'
import { report } from './plugin'

testPlugin(report)
