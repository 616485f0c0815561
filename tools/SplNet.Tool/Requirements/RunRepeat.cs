using System.Globalization;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Requirements;

/// <summary>The command that measures one requirement again, as it was measured.</summary>
internal static class RunRepeat
{
    /// <summary>The command.</summary>
    /// <param name="request">The user's request.</param>
    /// <param name="filter">The filter that the requirement alone fits.</param>
    /// <param name="seed">The seed of its experiment.</param>
    public static string Command(RunRequest request, string filter, int seed) => CommandText.Of(
        [.. Inputs(request.Inputs), "--filter", filter, .. request.Settings.Words, "--seed", seed.ToString(CultureInfo.InvariantCulture)]);

    private static string[] Inputs(RequirementInputs inputs) => inputs.UnitTests is { } tests
        ? ["history", "record", "--unit-tests", tests]
        : ["run", .. inputs.Files, .. inputs.Home is { } home ? ["--assembly", home] : (string[])[]];
}
