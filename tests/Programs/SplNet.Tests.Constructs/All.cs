using SplNet.Tests.Constructs.Kinds;

namespace SplNet.Tests.Constructs;

/// <summary>All constructs, in the order of the page.</summary>
internal static class All
{
    public static IReadOnlyList<Construct> Constructs { get; } =
        [
            .. Delegates.All, .. Boxes.All, .. Objects.All, .. Arrays.All, .. Loops.All, .. Queries.All, .. Texts.All, .. Collections.All,
            .. Tasks.All,
        ];
}
