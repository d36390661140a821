import { testPlugin } from '@jwsk/kit/testing'
import { flow } from './plugin'

testPlugin(flow)
