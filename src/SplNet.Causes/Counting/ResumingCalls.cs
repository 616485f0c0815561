using System.Text.RegularExpressions;

namespace SplNet.Causes.Counting;

/// <summary>Members of the base library that end a task, or wait for one. Both may run what awaits it before they return.</summary>
internal static partial class ResumingCalls
{
    /// <summary>True if the method is one of them.</summary>
    /// <param name="key">Its key.</param>
    public static bool Has(string key) => Keys().IsMatch(key);

    [GeneratedRegex(
        @"^System\.(Runtime\.CompilerServices\.(Pooling)?Async\w*MethodBuilder(`1)?::(Set|Await|Complete)|" +
        @"Threading\.Tasks\.(TaskCompletionSource(`1)?::(Try)?Set|Sources\.ManualResetValueTaskSourceCore`1::Set))",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Keys();
}
