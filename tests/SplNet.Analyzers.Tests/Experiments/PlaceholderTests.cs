using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class PlaceholderTests
{
    [Theory]
    [InlineData("Operand.Of(() => list.Contains([|Arg.Of<int>()|]));")]
    [InlineData("var key = [|Arg.Of<int>()|];")]
    public Task CalledPlaceholder_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("FunctorFactory.Create(list, x => x.Contains(Arg.Of<int>()));")]
    [InlineData("Expression<Func<List<int>, bool>> call = x => x.Contains(Arg.Of<int>()); FunctorFactory.Create(list, call);")]
    public Task PlaceholderThatIsRead_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<PlaceholderRule>(Snippet.Method(statement));
}
