import { testPlugin } from '@jwsk/kit/testing'
import { maintenance } from './plugin'

testPlugin(maintenance)
