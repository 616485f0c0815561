using Xunit;

namespace Candidates;

// Their hooks are those of one interface.
public sealed class FirstOfTwo : IAsyncLifetime
{
    public ValueTask InitializeAsync() => default;

    public ValueTask DisposeAsync() => default;
}

public sealed class SecondOfTwo : IAsyncLifetime
{
    public ValueTask InitializeAsync() => default;

    public ValueTask DisposeAsync() => default;
}

[CollectionDefinition("two")]
public sealed class TwoCollection : ICollectionFixture<FirstOfTwo>, ICollectionFixture<SecondOfTwo>;

[CollectionDefinition("one")]
public sealed class OneCollection : ICollectionFixture<FirstOfTwo>;

[Collection("two")]
public sealed class InTwo(FirstOfTwo first, SecondOfTwo second)
{
    public object[] Given { get; } = [first, second];

    [Fact]
    public void Uses()
    {
    }
}

[Collection("one")]
public sealed class InOne(FirstOfTwo first)
{
    public object Given { get; } = first;

    [Fact]
    public void Uses()
    {
    }
}
