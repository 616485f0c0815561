using SplNet.Xunit.Tests;

// Experiments take turns on a machine anyhow.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
[assembly: AssemblyFixture(typeof(AssemblySizes))]
