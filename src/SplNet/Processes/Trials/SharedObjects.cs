using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Replaying.Frameworks.MSTest.Replaying;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>The objects that the tests of a class share, from the first test to the last one, and that frameworks pass to tests.</summary>
/// <param name="test">One of the tests.</param>
internal sealed class SharedObjects(TestCandidate test)
{
    private readonly List<(SharedFixture Fixture, object? Object)> _made = [];

    /// <summary>Makes all.</summary>
    public void Begin()
    {
        foreach (var fixture in test.LifeCycle.Shared)
        {
            var made = fixture.Constructor is { } constructor
                ? constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, Arguments(constructor), null)
                : null;
            _made.Add((fixture, made));
            Call(fixture.Before, made);
        }
    }

    /// <summary>Ends all objects that were made, the last one first.</summary>
    public void End()
    {
        foreach (var (fixture, made) in _made.AsEnumerable().Reverse())
        {
            Call(fixture.After, made);
            if (fixture.Disposal is Disposal.Asynchronous or Disposal.Both)
                ((IAsyncDisposable)made!).DisposeAsync().AsTask().GetAwaiter().GetResult();
            if (fixture.Disposal is Disposal.Synchronous or Disposal.Both)
                ((IDisposable)made!).Dispose();
        }
    }

    /// <summary>The shared object of a class; null if it does not exist.</summary>
    public object? Of(Type type) => _made.Find(one => one.Object is not null && one.Fixture.Type == type).Object;

    /// <summary>
    /// The arguments that a framework passes to a constructor: values of an attribute, shared objects, its context, or the
    /// object by which tests write.
    /// </summary>
    /// <param name="constructor">The constructor.</param>
    /// <param name="name">The name of the test; empty if none runs.</param>
    public object?[] Arguments(ConstructorInfo constructor, string name = "") =>
        test.LifeCycle.FixtureKey is { } key && constructor.DeclaringType == test.Class
            ? [.. SourceRows.OfFixtures(TestFrameworks.Create(test.Framework), test.Class, constructor).Find(key, test.Class.Name)
                .Arguments]
            : test.LifeCycle.Values is { Count: > 0 } values && constructor.DeclaringType == test.Class
            ? [.. RowArguments.Of(constructor, values)]
            : [.. constructor.GetParameters().Select(one => Of(one.ParameterType) ?? Given(one.ParameterType, name))];

    /// <summary>A context of the framework, or the object by which tests write and ask.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="name">The name of the test; empty if none runs.</param>
    public object Given(Type type, string name) => SilentObjects.OwnOf(type) ?? SilentObjects.Of(
        type,
        TestClass.IsContext(type)
            ? new Dictionary<string, object>(StringComparer.Ordinal)
            {
                ["FullyQualifiedTestClassName"] = test.Class.FullName!,
                ["TestName"] = name,
            }
            : new Dictionary<string, object>(StringComparer.Ordinal));

    private void Call(IReadOnlyList<MethodInfo> hooks, object? made)
    {
        foreach (var hook in hooks)
            Invocation.StartAsync(hook, made, [.. hook.GetParameters().Select(one => Given(one.ParameterType, string.Empty))]).GetAwaiter()
                .GetResult();
    }
}
