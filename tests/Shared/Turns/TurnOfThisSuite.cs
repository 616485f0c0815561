[assembly: Xunit.AssemblyFixture(typeof(SplNet.Tests.Shared.SuiteTurn))]
