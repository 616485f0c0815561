namespace SplNet.Causes.Tests.Selection;

/// <summary>A change of one place, the operand that it affects, and the name that is reported.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Assembly">The assembly whose source changes.</param>
/// <param name="Old">The text that is changed.</param>
/// <param name="Changed">What it becomes.</param>
/// <param name="Reported">The method or type that must be reported.</param>
public sealed record PlantedCase(string Operand, string Assembly, string Old, string Changed, string Reported)
{
    /// <summary>True for code that every process executes when it loads the assembly.</summary>
    public bool AffectsAll { get; init; }

    /// <summary>The changes that a naive selection misses.</summary>
    public static IReadOnlyList<PlantedCase> All { get; } =
    [
        new("Table", "Sut", "new int[10]", "new int[20]", "Table (its static fields)"),
        new("Constant", "Dep", "Most = 3", "Most = 4", "Limited.Get"),
        new("FriendConstant", "Dep", "Secret = 5", "Secret = 6", "Limited.GetSecret"),
        new("Enum", "Dep", "High = 2", "High = 3", "Limited.High"),
        new("DefaultValue", "Dep", "int n = 4", "int n = 5", "Limited.Default"),
        new("Attribute", "Sut", "[Tag(1)]", "[Tag(2)]", "Tagged"),
        new("Properties", "Sut", "public int One { get; set; }", "public int One { get; set; } public int Two { get; set; }", "Tagged"),
        new("DefaultMember", "Sut", "public int Area() => 4;", "public int Area() => 4; public int Twice() => 9;", "Square"),
        new("Constraint", "Sut", "where T : struct", "where T : struct, IComparable<T>", "Box"),
        new("MethodConstraint", "Sut", "Cast<T>(T value) =>", "Cast<T>(T value) where T : IComparable<T> =>", "Boxes"),
        new("Generated", "Sut", "Fill() => Count = 1", "Fill() => Count = 2", "Registry.Fill") { AffectsAll = true },
        new("Override", "Sut", "class Dog : Animal { }", "class Dog : Animal { public override int Noise() => 5; }", "Dog"),
        new("Field", "Sut", "struct Inner { public int A; }", "struct Inner { public int A; public long B, C; }", "Inner"),
        new("Async", "Sut", "return 6;", "return 8;", "Slow.GetAsync"),
        new("Iterator", "Sut", "yield return 7", "yield return 8", "Numbers.All"),
        new("Lambda", "Sut", "static n => n * 2)", "static n => n * 3)", "Numbers.Doubled"),
        new("LocalFunction", "Sut", "n * 9", "n * 10", "Numbers.Local"),
        new("Inlined", "Sut", "n * 11", "n * 13", "Checks.Fail"),
    ];
}
