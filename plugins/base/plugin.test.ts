import { testPlugin } from '@jwsk/kit/testing'
import { base } from './plugin'

testPlugin(base)
