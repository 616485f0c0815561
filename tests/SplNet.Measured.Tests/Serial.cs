// Classes that measure must not run beside each other, nor beside anything else.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
