using SplNet.Versions.Tests.Repositories.Git;

// One for all tests that only read it.
[assembly: AssemblyFixture(typeof(SampleHistory))]
