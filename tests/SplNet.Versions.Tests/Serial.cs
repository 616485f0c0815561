// Builds and exports load the machine by themselves; beside each other, tests that wait for a build would hold the
// threads that its end needs.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
