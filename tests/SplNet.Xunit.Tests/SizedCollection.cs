namespace SplNet.Xunit.Tests;

[CollectionDefinition("sized")]
public sealed class SizedCollection : ICollectionFixture<CollectionSizes>;
