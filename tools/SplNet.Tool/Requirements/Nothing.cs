namespace SplNet.Tool.Requirements;

/// <summary>Reports the absence of requirements, which is never a success.</summary>
internal static class Nothing
{
    /// <summary>Writes the message.</summary>
    /// <param name="errors">The stream.</param>
    /// <param name="inputs">The inputs that the user named.</param>
    /// <param name="hints">Lines that suggest what to name instead.</param>
    public static ExitCode Say(TextWriter errors, RequirementInputs inputs, params IEnumerable<string> hints)
    {
        errors.WriteLine(inputs.Filter is { } filter
            ? $"Nothing to run: no requirement {(filter.StartsWith(RequirementInputs.Exactly)
                ? $"has the name or the place '{filter[1..]}'"
                : $"has '{filter}' in its name, its category or its place")}. 'splnet list' without --filter shows them all."
            : $"Nothing to run: found neither [Spl] attributes nor formulas in {string.Join(", ", inputs.Files)}.");
        foreach (var hint in hints)
            errors.WriteLine(hint);
        return ExitCode.NothingToRun;
    }
}
