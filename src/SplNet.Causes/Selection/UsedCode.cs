namespace SplNet.Causes.Selection;

/// <summary>The code that an operand depends on: methods that executed, methods that the runtime may have inlined into them, and the types that all of them name.</summary>
internal sealed class UsedCode
{
    private readonly BuildFacts _build;
    private readonly BuildFacts _other;
    private readonly Queue<string> _open = new();

    /// <summary>Finds it.</summary>
    /// <param name="build">The build that was executed.</param>
    /// <param name="other">The build that is compared with it.</param>
    /// <param name="executed">The keys of the methods that executed.</param>
    public UsedCode(BuildFacts build, BuildFacts other, IEnumerable<string> executed)
    {
        (_build, _other) = (build, other);
        foreach (var key in executed)
            Execute(key);
        while (_open.TryDequeue(out var key))
            Follow(_build.Methods[key]);
        foreach (var type in Methods.SelectMany(key => _build.Methods[key].Types).Prepend("<Module>"))
            Touch(type);
    }

    /// <summary>The keys of the methods.</summary>
    public HashSet<string> Methods { get; } = new(StringComparer.Ordinal);

    /// <summary>The keys of the types.</summary>
    public HashSet<string> Types { get; } = new(StringComparer.Ordinal);

    /// <summary>Executed methods of which nothing is known.</summary>
    public List<string> Unknown { get; } = [];

    /// <summary>The reach of all methods together.</summary>
    public Reach Reach => Methods.Aggregate(Reach.None, (reach, key) => reach | ReachOf(key));

    /// <summary>The reach of a method. A call of a native method of the user's is native code.</summary>
    public Reach ReachOf(string key) => _build.Methods[key].Reach | (_build.Methods[key].Calls.Overlaps(_build.Native) ? Reach.Native : Reach.None);

    private void Execute(string key)
    {
        if (_build.Containers.TryGetValue(key, out var containers))
        {
            foreach (var container in containers)
                Take(container);
        }

        if (_build.Methods.ContainsKey(key))
            Take(key);
        else if (containers is null && !_build.Shared.Contains(key))
            Unknown.Add(key);
    }

    private void Take(string key)
    {
        if (Methods.Add(key))
            _open.Enqueue(key);
    }

    // The other build may have made it small enough.
    private void Follow(MethodFacts method)
    {
        foreach (var called in method.Calls.Where(called => _build.Methods.TryGetValue(called, out var facts) && (facts.MayBeInlined || _other.Methods.GetValueOrDefault(called) is { MayBeInlined: true })))
            Take(called);
    }

    private void Touch(string key)
    {
        if (!_build.Types.TryGetValue(key, out var type) || !Types.Add(key))
            return;
        foreach (var needed in type.Needs)
            Touch(needed);
    }
}
