namespace SplNet.Causes.Selection;

/// <summary>
/// The code that an operand depends on: methods that executed, methods that the runtime may have inlined into them, and the types that all
/// of them name.
/// </summary>
internal sealed class UsedCode
{
    private readonly BuildFacts _build;
    private readonly BuildFacts _other;
    private readonly Queue<string> _open = new();
    private readonly Dictionary<string, Reach> _reach = new(StringComparer.Ordinal);

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

    /// <summary>The reach of all executed code.</summary>
    public Reach Reach => _reach.Values.Aggregate(Reach.None, static (all, one) => all | one);

    /// <summary>An executed method with a certain reach; null if none has it.</summary>
    public string? Reaching(Reach reach) =>
        _reach.Where(one => one.Value.HasFlag(reach)).Select(static one => one.Key).Order(StringComparer.Ordinal).FirstOrDefault();

    private void Execute(string key)
    {
        var facts = _build.Methods.GetValueOrDefault(key);
        var containers = _build.Containers.GetValueOrDefault(key);
        var native = (containers ?? []).Prepend(key)
            .Any(method => _build.Methods.TryGetValue(method, out var code) && code.Calls.Overlaps(_build.Native));
        _reach[key] = (facts?.Reach ?? Reach.None) | _build.Parts.GetValueOrDefault(key) | (native ? Reach.Native : Reach.None);
        if (containers is not null)
        {
            foreach (var container in containers)
                Take(container);
        }

        if (facts is not null)
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
        foreach (var called in method.Calls.Where(called => _build.Methods.TryGetValue(called, out var facts)
            && (facts.MayBeInlined || _other.Methods.GetValueOrDefault(called) is { MayBeInlined: true })))
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
