import { testPlugin } from '@jwsk/kit/testing'
import { facility } from './plugin'

testPlugin(facility)
