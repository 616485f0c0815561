namespace SplNet.Tests.Shared.Patches;

/// <summary>A change of the library, as somebody might propose it.</summary>
/// <param name="Name">Its name, which is a tag of the repository.</param>
/// <param name="Kind">What it does.</param>
/// <param name="Operand">The method that it claims to make faster, as formulas write it.</param>
/// <param name="Edits">The texts to replace, and their replacements, in the library and the tests.</param>
public sealed record Patch(string Name, PatchKind Kind, string Operand, params (string Old, string New)[] Edits)
{
    /// <summary>True if it is a gain that a proof must accept.</summary>
    public bool IsGain => Kind == PatchKind.Gain;
}
