using FsCheck;
using FsCheck.Fluent;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>Inputs for operators: small, so that they meet, and with what is seldom thought of.</summary>
internal static class Generated
{
    private static readonly string?[] Words =
    [
        null, "", "a", "A", "aa", "b", "ab", "ä", "a\u0308", "\0", "\u00AD", "ß", "ss", " ", "\uD800",
    ];

    public static Gen<int> Numbers { get; } = FsCheck.Fluent.Gen.Choose(-3, 9);

    public static Gen<int[]> Arrays { get; } = Numbers.ArrayOf();

    public static Gen<string?> Texts { get; } = FsCheck.Fluent.Gen.Elements(Words);

    public static Gen<string> SomeTexts { get; } = FsCheck.Fluent.Gen.Elements(
        Words.Where(static word => word is not null).Select(static word => word!).ToArray());

    /// <summary>Texts that numbers are read from, and some from which none is.</summary>
    public static Gen<string?> Digits { get; } = FsCheck.Fluent.Gen.Elements<string?>(
        null, "", " 7 ", "-7", "+7", "7,000", "7.5", "1e3", "0x7", "99999999999", "99999999999999999999999999999999", "٣", "NaN",
        "2024-02-30", "2024-02-29", "12:30", "6F9619FF-8B86-D011-B42D-00C04FC964FF", "(1)");
}
