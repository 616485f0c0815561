using SplNet.Testing;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

namespace SplNet.Xunit.Replaying;

/// <summary>The fixtures of a test class: those of its assembly, of its collection and its own; inner ones may use outer ones.</summary>
internal sealed class Fixtures
{
    private readonly IXunitTestClass _class;
    private readonly Stack<FixtureMappingManager> _levels = new();

    public Fixtures(IXunitTestClass testClass)
    {
        _class = testClass;
        foreach (var name in new[] { "Assembly", "Collection", "Class" })
            _levels.Push(Level(name, _levels.FirstOrDefault()));
    }

    /// <summary>Makes all fixtures, with the test context that xUnit.net shows to them.</summary>
    public void Create(ReplaySteps steps)
    {
        var collection = _class.TestCollection;
        var levels = _levels.Reverse().ToList();
        TestContext.SetForTestAssembly(collection.TestAssembly, TestEngineStatus.Running, CancellationToken.None);
        steps.Run(() => CreateAsync(levels[0], collection.TestAssembly.AssemblyFixtureTypes));
        TestContext.SetForTestCollection(collection, TestEngineStatus.Running, CancellationToken.None);
        steps.Run(() => CreateAsync(levels[1], collection.CollectionFixtureTypes));
        TestContext.SetForTestClass(_class, TestEngineStatus.Running, CancellationToken.None, levels[2]);
        steps.Run(() => CreateAsync(levels[2], _class.ClassFixtureTypes));
    }

    public object? Find(Type type) => _levels.Peek().GetFixture(type).AsTask().GetAwaiter().GetResult();

    public void CleanUp(ReplaySteps steps)
    {
        foreach (var level in _levels)
            steps.CleanUp(() => level.DisposeAsync().AsTask());
    }

    private static FixtureMappingManager Level(string name, FixtureMappingManager? outer) => new(name, outer);

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
