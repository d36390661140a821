import { testPlugin } from '@jwsk/kit/testing'
import { system } from './plugin'

testPlugin(system)
