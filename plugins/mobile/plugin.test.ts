import { testPlugin } from '@jwsk/kit/testing'
import { mobile } from './plugin'

testPlugin(mobile)
