import { testPlugin } from '@jwsk/kit/testing'
import { partner } from './plugin'

testPlugin(partner)
