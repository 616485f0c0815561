// Exceptions are counted in the whole process, and what one test throws is none of another's.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
