using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Binding;

/// <summary>Code that is being written: the compiler complains of what is missing, and nothing that depends on it is judged.</summary>
public class UnfinishedCodeTests
{
    [Theory]
    [InlineData("public static int A(Missing value) => 1;", "Subject.A(1) < 1 s")]
    [InlineData("public static int A(List<Missing> value) => 1; public static int B() => 1;", "Subject.A[Subject.B] < 1 s")]
    [InlineData("public static Missing A() => null;", "Subject.A < 1 s")]
    [InlineData("public static int A(int value) => 1; public static int A(Missing value) => 1;", "Subject.A(true) < 1 s")]
    [InlineData("public static int A(int value) => 1; public static Missing B() => null;", "Subject.A[Subject.B] < 1 s")]
    [InlineData("public static int A(int value) => 1; public static IEnumerable<Missing> B => null;", "Subject.A[Subject.B] < 1 s")]
    [InlineData("public static int A(int value) => 1; public static int B(Missing value) => 1;", "Subject.A[Subject.B]('a') < 1 s")]
    [InlineData("public class D : Missing { }", "D.Inherited < 1 s")]
    [InlineData("public class D<T> where T : Missing { public static int A() => 1; }", "D<int>.A < 1 s")]
    [InlineData(
        "public class D : Missing { } public static int A(IDisposable one) => 1; public static D B() => null;",
        "Subject.A[Subject.B] < 1 s")]
    [InlineData("public static int A<T>(T value) where T : IComparable<Missing> => 1;", "Subject.A<int>(1) < 1 s")]
    public void MissingType_IsReportedByTheCompilerOnly(string members, string formula) =>
        Assert.Empty(AnswerTo($"public class Subject {{ {members} }}", formula));

    [Theory]
    [InlineData("public class A : B { } public class B : A { }", "A.C < 1 s")]
    [InlineData("public class A<T> : A<A<T>> { }", "A<int>.B < 1 s")]
    [InlineData("public class A { public int B( }", "A.B < 1 s")]
    [InlineData("public class A { public int B() => 1; public int B() => 2; public int B; } public class A { }", "A.B < 1 s")]
    [InlineData("public enum A : string { B }", "A.B < 1 s")]
    [InlineData("public struct A { A a; public static int B(A a) => 1; public static A C => default; }", "A.B[A.C] < 1 s")]
    [InlineData("public interface I : I { int B(); }", "I.B < 1 s")]
    [InlineData("namespace ; class { } enum", "A.B < 1 s")]
    public void ImpossibleCode_DoesNotCrash(string source, string formula) => Assert.NotNull(AnswerTo(source, formula));

    [Fact]
    public void TruncatedCode_DoesNotCrash()
    {
        const int steps = 4;
        for (var step = 0; step < steps; step++)
        {
            var answer = new CompilerAnswer(Subjects.Compile(Subjects.Texts.Select(text => text[..(text.Length * step / steps)])));
            foreach (var asked in FormulaCase.All.Where((_, number) => number % steps == step))
                Assert.NotNull(answer.To(asked));
        }
    }

    [Fact]
    public void CompilationWithoutReferences_DoesNotCrash()
    {
        var answer = new CompilerAnswer(Subjects.Compilation.WithReferences());
        foreach (var asked in FormulaCase.All)
            Assert.NotNull(answer.To(asked));
    }

    private static IReadOnlyList<FoundProblem> AnswerTo(string source, string formula) =>
        new CompilerAnswer(Sources.Compile(source)).To(new FormulaCase("test", null, formula, []));
}
