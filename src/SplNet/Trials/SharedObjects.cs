using System.Reflection;
using SplNet.Candidates;
using SplNet.Frameworks.MSTest.Replaying;
using SplNet.Reflection;

namespace SplNet.Trials;

/// <summary>What the tests of a class share, from the first test to the last one, and what frameworks give to tests.</summary>
/// <param name="fixtures">What is shared, in the order in which it is made.</param>
/// <param name="testClass">The test class.</param>
internal sealed class SharedObjects(IReadOnlyList<SharedFixture> fixtures, Type testClass)
{
    private readonly List<(SharedFixture Fixture, object? Object)> _made = [];

    /// <summary>Makes all.</summary>
    public void Begin()
    {
        foreach (var fixture in fixtures)
        {
            var made = fixture.Constructor is { } constructor ? constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, Arguments(constructor), null) : null;
            _made.Add((fixture, made));
            Call(fixture.Before, made);
        }
    }

    /// <summary>Ends all that was made, the last one first.</summary>
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

    /// <summary>The shared object of a class; null where there is none.</summary>
    public object? Of(Type type) => _made.Find(one => one.Object is not null && one.Fixture.Type == type).Object;

    /// <summary>What a framework gives to the constructor of a test class: shared objects, its context, or that by which tests write.</summary>
    /// <param name="constructor">The constructor.</param>
    /// <param name="test">The name of the test.</param>
    public object?[] Arguments(ConstructorInfo constructor, string test = "") => [.. constructor.GetParameters().Select(one => Of(one.ParameterType) ?? Given(one.ParameterType, test))];

    /// <summary>A context of the framework, or that by which tests write.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="test">The name of the test; empty where none runs.</param>
    public object Given(Type type, string test) => SilentObjects.Of(
        type,
        TestClass.IsContext(type) ? new Dictionary<string, object>(StringComparer.Ordinal) { ["FullyQualifiedTestClassName"] = testClass.FullName!, ["TestName"] = test } : new Dictionary<string, object>(StringComparer.Ordinal));

    private void Call(IReadOnlyList<MethodInfo> hooks, object? made)
    {
        foreach (var hook in hooks)
            Invocation.StartAsync(hook, made, [.. hook.GetParameters().Select(one => Given(one.ParameterType, string.Empty))]).GetAwaiter().GetResult();
    }
}
