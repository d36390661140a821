import { testPlugin } from '@jwsk/kit/testing'
import { parking } from './plugin'

testPlugin(parking)
