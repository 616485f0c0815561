namespace SplNet.Xunit.Tests;

/// <summary>A collection that is named by its type.</summary>
[CollectionDefinition]
public sealed class TypedCollection : ICollectionFixture<CollectionSizes>;
