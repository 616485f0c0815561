using System.CommandLine;
using System.Globalization;
using SplNet.Replaying.Frameworks;
using SplNet.Tool.Generating.Trying;

namespace SplNet.Tool.CommandLine;

/// <summary>The option that limits the rows of tests whose rows come from code.</summary>
internal static class RowsOption
{
    public static Option<int?> Create() => NumberOptions.Whole(
        "--most-rows",
        "The largest number of rows of a test whose rows come from code. " +
            string.Create(CultureInfo.InvariantCulture, $"[default: {SourceListing.MostRows}]"),
        "N", static value => value is >= 1 and <= SourceRows.Most,
        string.Create(CultureInfo.InvariantCulture, $"a whole number from 1 to {SourceRows.Most}"));
}
