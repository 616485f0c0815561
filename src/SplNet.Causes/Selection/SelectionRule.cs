using SplNet.Causes.Code;

namespace SplNet.Causes.Selection;

/// <summary>
/// Decides whether an operand can run differently in the newer build. An execution of the same instructions on the same data takes the same
/// branches, so the first difference is in a method that executed in the older build, in a type that it uses, or in data. Whatever cannot
/// be known is measured.
/// </summary>
internal static class SelectionRule
{
    /// <summary>Decides for one operand.</summary>
    /// <param name="difference">The differences between the builds.</param>
    /// <param name="runs">The methods that executed in the older build, in each of several processes.</param>
    public static OperandSelection Decide(BuildDifference difference, IReadOnlyList<ExecutedMethods> runs)
    {
        if (difference.ForAll is { } forAll)
            return forAll;
        if (runs.Count == 0 || runs.Any(static run => !run.IsCounted))
            return OperandSelection.Unknown("its process loaded no assembly of the output, so nothing was counted");
        var used = new UsedCode(difference.Before, difference.After, runs.SelectMany(static run => run.Keys));
        var changes = ChangedMethods(difference, used).Concat(ChangedTypes(difference, used)).Concat(ChangedReferences(difference, used))
            .Concat(ChangedDocumentation(difference, used)).ToList();
        if (changes.Count > 0)
            return Affected(changes, (double)used.Methods.Count(difference.Methods.Contains) / Math.Max(1, used.Methods.Count));
        return Obstacle(used, runs) is { } obstacle
            ? OperandSelection.Unknown(obstacle)
            : new OperandSelection(SelectionKind.Unaffected, Unaffected(difference, used));
    }

    /// <summary>All that differs between two builds, whatever operands execute.</summary>
    /// <param name="difference">The differences between the builds.</param>
    public static IEnumerable<SelectedChange> All(BuildDifference difference) =>
    [
        .. difference.Files.Concat(difference.Documentation).Concat(difference.Assemblies).Select(static name => new SelectedChange(name)),
        .. difference.Methods.Order(StringComparer.Ordinal).Select(key => Method(difference, key)),
        .. difference.Types.Order(StringComparer.Ordinal).Select(Type),
    ];

    private static SelectedChange Type(string key) => new(key == "<Module>" ? "the module initialiser" : TypeName.Short(key));

    private static OperandSelection Affected(List<SelectedChange> changes, double share)
    {
        var first = changes[0].File is { } file
            ? $"{changes[0].Name} ({Path.GetFileName(file.Replace('\\', '/'))}:{changes[0].Line})"
            : changes[0].Name;
        return new OperandSelection(
            SelectionKind.Affected,
            changes.Count == 1 ? $"{first} changed" : $"{first} and {changes.Count - 1} more changed") { Changes = changes, Share = share };
    }

    private static IEnumerable<SelectedChange> ChangedMethods(BuildDifference difference, UsedCode used)
    {
        foreach (var key in used.Methods.Where(difference.Methods.Contains).Order(StringComparer.Ordinal))
            yield return Method(difference, key);

        // A call names a member of a base type, and now a type closer to it has one.
        var hidden = used.Methods.SelectMany(key => difference.Before.Methods[key].Calls)
            .Where(call => !difference.Before.Methods.ContainsKey(call) && difference.After.Methods.ContainsKey(call));
        foreach (var key in hidden.Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal))
            yield return Method(difference, key);
    }

    private static SelectedChange Method(BuildDifference difference, string key)
    {
        var facts = difference.After.Methods.GetValueOrDefault(key) ?? difference.Before.Methods[key];
        return new SelectedChange(MethodKey.ReadableName(key), facts.File, facts.Line);
    }

    private static IEnumerable<SelectedChange> ChangedTypes(BuildDifference difference, UsedCode used)
    {
        var reach = used.Reach;
        var types = reach.HasFlag(Reach.Discovery) ? difference.Types
            : reach.HasFlag(Reach.Members) ? WithSignatures(difference.Before, used.Types)
            : used.Types;
        foreach (var key in types.Where(difference.Types.Contains).Order(StringComparer.Ordinal))
        {
            var (before, after) = (difference.Before.Types.GetValueOrDefault(key), difference.After.Types.GetValueOrDefault(key));
            if (before is null || after is null || before.Shape != after.Shape || (reach & (Reach.Members | Reach.Discovery)) != Reach.None
                || IsRedeclared(before, after, used))
                yield return Type(key);
        }
    }

    // Constraints and attributes of a method that is used.
    private static bool IsRedeclared(TypeFacts before, TypeFacts after, UsedCode used) =>
        before.Members.Any(member => used.Methods.Contains(member.Key) && after.Members.GetValueOrDefault(member.Key) != member.Value);

    private static HashSet<string> WithSignatures(BuildFacts build, IEnumerable<string> types)
    {
        var all = new HashSet<string>(StringComparer.Ordinal);
        var open = new Queue<string>(types);
        while (open.TryDequeue(out var key))
        {
            if (!build.Types.TryGetValue(key, out var type) || !all.Add(key))
                continue;
            foreach (var next in type.Needs.Concat(type.Signatures))
                open.Enqueue(next);
        }

        return all;
    }

    private static IEnumerable<SelectedChange> ChangedReferences(BuildDifference difference, UsedCode used)
    {
        var after = used.Methods.Where(difference.After.Methods.ContainsKey).SelectMany(key => difference.After.Methods[key].References)
            .ToHashSet(StringComparer.Ordinal);
        return used.Methods.SelectMany(key => difference.Before.Methods[key].References).Where(reference => !after.Contains(reference))
            .Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)
            .Select(static reference => new SelectedChange($"the reference {reference}"));
    }

    private static IEnumerable<SelectedChange> ChangedDocumentation(BuildDifference difference, UsedCode used) =>
        used.Reach.HasFlag(Reach.Files) ? difference.Documentation.Select(static file => new SelectedChange(file)) : [];

    private static string? Obstacle(UsedCode used, IReadOnlyList<ExecutedMethods> runs)
    {
        if (used.Unknown.Count > 0)
            return $"it is not known where {MethodKey.ReadableName(used.Unknown[0])} comes from";
        if (used.Reaching(Reach.Generation) is { } generating)
            return $"{MethodKey.ReadableName(generating)} loads or generates code at run time";
        if (used.Reaching(Reach.Native) is { } native)
            return $"{MethodKey.ReadableName(native)} calls native code";
        return runs.SelectMany(
            run => runs[0].Keys.Except(run.Keys, StringComparer.Ordinal).Concat(run.Keys.Except(runs[0].Keys, StringComparer.Ordinal)))
            .FirstOrDefault() is { } varying
            ? $"it does not execute the same methods in every process, for example {MethodKey.ReadableName(varying)}"
            : null;
    }

    private static string Unaffected(BuildDifference difference, UsedCode used) => difference.Methods.Count switch
    {
        0 => "no changed type or file is used by it",
        1 => $"the changed method is not among the {used.Methods.Count} that it uses",
        var changed => $"the {changed} changed methods are not among the {used.Methods.Count} that it uses",
    };
}
