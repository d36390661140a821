import { testPlugin } from '@jwsk/kit/testing'
import { log } from './plugin'

testPlugin(log)
