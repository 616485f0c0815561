namespace SplNet.Causes.Code;

/// <summary>Instructions that run one after the other whenever the first of them runs, and their counter.</summary>
/// <param name="Slot">The index of its counter among the counters of its assembly.</param>
internal sealed record BasicBlock(int Slot)
{
    private readonly List<CodeSite> _sites = [];
    private readonly Dictionary<int, int> _lines = [];

    /// <summary>True for the counter of the entries of the method.</summary>
    public bool IsEntry { get; init; }

    /// <summary>True for the start of a handler that catches.</summary>
    public bool IsHandler { get; init; }

    /// <summary>How many instructions of IL it has, without those that do nothing.</summary>
    public int Instructions { get; private set; }

    /// <summary>The sites in its instructions that are worth counting.</summary>
    public IReadOnlyList<CodeSite> Sites => _sites;

    /// <summary>How many instructions each line of the source has; without lines that no symbols name.</summary>
    public IReadOnlyDictionary<int, int> Lines => _lines;

    /// <summary>Takes one more instruction in.</summary>
    /// <param name="line">Its line in the source; 0 for none.</param>
    public void AddInstruction(int line)
    {
        Instructions++;
        if (line > 0)
            _lines[line] = _lines.GetValueOrDefault(line) + 1;
    }

    /// <summary>Takes one more place in.</summary>
    public void Add(CodeSite site) => _sites.Add(site);
}
