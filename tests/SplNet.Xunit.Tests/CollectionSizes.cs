using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

/// <summary>A fixture of a collection, made from one of the assembly.</summary>
public sealed class CollectionSizes(AssemblySizes assembly) : IAsyncLifetime
{
    public int Little { get; private set; }

    public async ValueTask InitializeAsync()
    {
        await Task.Yield();
        Little = assembly.Unit;
        Journal.Write("collection fixture");
    }

    public ValueTask DisposeAsync()
    {
        Journal.Write("dispose collection fixture");
        return ValueTask.CompletedTask;
    }
}
