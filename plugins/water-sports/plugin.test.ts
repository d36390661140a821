import { testPlugin } from '@jwsk/kit/testing'
import { waterSports } from './plugin'

testPlugin(waterSports)
