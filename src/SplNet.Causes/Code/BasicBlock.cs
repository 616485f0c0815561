namespace SplNet.Causes.Code;

/// <summary>Instructions that run one after the other whenever the first of them runs, and the counter of that.</summary>
/// <param name="Slot">Where its counter lies among those of its assembly.</param>
internal sealed record BasicBlock(int Slot)
{
    private readonly List<CodeSite> _sites = [];

    /// <summary>True for the counter of the entries of the method.</summary>
    public bool IsEntry { get; init; }

    /// <summary>True for the beginning of a handler that catches.</summary>
    public bool IsHandler { get; init; }

    /// <summary>How many instructions of IL it has, without those that do nothing.</summary>
    public int Instructions { get; private set; }

    /// <summary>What its instructions do that is worth counting.</summary>
    public IReadOnlyList<CodeSite> Sites => _sites;

    /// <summary>Takes one more instruction in.</summary>
    public void AddInstruction() => Instructions++;

    /// <summary>Takes one more place in.</summary>
    public void Add(CodeSite site) => _sites.Add(site);
}
