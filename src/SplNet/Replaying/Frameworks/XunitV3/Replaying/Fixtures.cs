using SplNet.Arguments.Reflection;
using SplNet.UnitTests;
using SplNet.Values;

namespace SplNet.Replaying.Frameworks.XunitV3.Replaying;

/// <summary>The fixtures of a test class, of its collection and of its assembly; inner ones may use outer ones.</summary>
internal sealed class Fixtures
{
    private readonly object _class;
    private readonly Stack<object> _levels = new();

    public Fixtures(object testClass)
    {
        _class = testClass;
        foreach (var name in new[] { "Assembly", "Collection", "Class" })
            _levels.Push(Late.New(
                XunitV3Names.Needed("Xunit.v3.FixtureMappingManager"),
                ("fixtureCategory", name),
                ("parentMappingManager", _levels.FirstOrDefault())));
    }

    /// <summary>Creates all fixtures, with the test context that xUnit.net shows to them.</summary>
    public void Create(ReplaySteps steps)
    {
        var collection = Late.Get(_class, "TestCollection")!;
        var assembly = Late.Get(collection, "TestAssembly")!;
        var levels = _levels.Reverse().ToList();
        TestContexts.EnterAssembly(assembly);
        steps.Run(() => Create(levels[0], Late.Get(assembly, "AssemblyFixtureTypes")));
        TestContexts.EnterCollection(collection);
        steps.Run(() => Create(levels[1], Late.Get(collection, "CollectionFixtureTypes")));
        TestContexts.EnterClass(_class, levels[2]);
        steps.Run(() => Create(levels[2], Late.Get(_class, "ClassFixtureTypes")));
    }

    public object? Find(Type type) => Late.Await(Late.Call(_levels.Peek(), "GetFixture", ("fixtureType", type)));

    public void CleanUp(ReplaySteps steps)
    {
        foreach (var level in _levels)
            steps.CleanUp(() => TestObject.DisposeAsync(level));
    }

    private static Task Create(object fixtures, object? types)
    {
        try
        {
            Late.Await(Late.Call(fixtures, "InitializeAsync", ("fixtureTypes", types), ("createInstances", true)));
            return Task.CompletedTask;
        }
        catch (Exception failure) when (failure.InnerException is { } cause && failure.GetType().Name == "TestPipelineException")
        {
            // The message contains only the name of the fixture.
            throw new UnreplayableTestException($"{failure.Message}: {FailureChain.Named(cause)}");
        }
    }
}
