import { testPlugin } from '@jwsk/kit/testing'
import { tour } from './plugin'

testPlugin(tour)
