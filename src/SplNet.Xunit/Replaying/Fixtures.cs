using SplNet.Testing;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

namespace SplNet.Xunit.Replaying;

/// <summary>The fixtures of a test class: its own, those of its collection and those of its assembly, which may use each other.</summary>
internal sealed class Fixtures : IAsyncDisposable
{
    private readonly IXunitTestClass _class;
    private readonly FixtureMappingManager _ofAssembly = new("Assembly");
    private readonly FixtureMappingManager _ofCollection;
    private readonly FixtureMappingManager _ofClass;

    public Fixtures(IXunitTestClass testClass)
    {
        _class = testClass;
        _ofCollection = new FixtureMappingManager("Collection", _ofAssembly);
        _ofClass = new FixtureMappingManager("Class", _ofCollection);
    }

    public void Create(ReplaySteps steps)
    {
        var collection = _class.TestCollection;
        TestContext.SetForTestAssembly(collection.TestAssembly, TestEngineStatus.Running, CancellationToken.None);
        steps.Run(() => CreateAsync(_ofAssembly, collection.TestAssembly.AssemblyFixtureTypes));
        TestContext.SetForTestCollection(collection, TestEngineStatus.Running, CancellationToken.None);
        steps.Run(() => CreateAsync(_ofCollection, collection.CollectionFixtureTypes));
        TestContext.SetForTestClass(_class, TestEngineStatus.Running, CancellationToken.None, _ofClass);
        steps.Run(() => CreateAsync(_ofClass, _class.ClassFixtureTypes));
    }

    public object? Find(Type type) => _ofClass.GetFixture(type).AsTask().GetAwaiter().GetResult();

    public async ValueTask DisposeAsync()
    {
        await using var assembly = _ofAssembly;
        await using var collection = _ofCollection;
        await using var ownFixtures = _ofClass;
    }

    private static async Task CreateAsync(FixtureMappingManager fixtures, IReadOnlyCollection<Type> types)
    {
        try
        {
            await fixtures.InitializeAsync(types, createInstances: true);
        }
        catch (TestPipelineException failure) when (failure.InnerException is { } cause)
        {
            // The message names the fixture only.
            throw new UnreplayableTestException($"{failure.Message}: {cause.GetType().FullName}: {cause.Message}");
        }
    }
}
