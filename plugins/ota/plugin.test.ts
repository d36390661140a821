import { testPlugin } from '@jwsk/kit/testing'
import { ota } from './plugin'

testPlugin(ota)
