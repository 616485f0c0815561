[assembly: Xunit.AssemblyFixture(typeof(SplNet.Tests.Shared.GivingWay))]
