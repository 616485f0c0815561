// Simulations keep to one core: other work goes on beside them.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
