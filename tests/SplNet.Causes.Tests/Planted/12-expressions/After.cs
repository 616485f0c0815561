namespace Sut;

/// <summary>Names and their values; what is not known here is looked for outside.</summary>
public sealed class Scope(Scope? outer = null)
{
    private readonly Dictionary<string, double> _values = new(StringComparer.Ordinal);

    public Scope Set(string name, double value)
    {
        _values[name] = value;
        return this;
    }

    public double? Find(string name)
    {
        try
        {
            return _values[name];
        }
        catch (KeyNotFoundException)
        {
            return outer?.Find(name);
        }
    }
}

/// <summary>Something that has a value.</summary>
public abstract class Expression
{
    public abstract int Depth { get; }

    public abstract double Evaluate(Scope scope);
}

public sealed class Number(double value) : Expression
{
    public override int Depth => 1;

    public override double Evaluate(Scope scope) => value;
}

public sealed class Variable(string name) : Expression
{
    public override int Depth => 1;

    public override double Evaluate(Scope scope) => scope.Find(name) ?? throw new InvalidOperationException($"Nothing is called {name}.");
}

public sealed class Operation(char symbol, Expression left, Expression right) : Expression
{
    public override int Depth => 1 + Math.Max(left.Depth, right.Depth);

    public override double Evaluate(Scope scope)
    {
        return Apply(left.Evaluate(scope), right.Evaluate(scope));
    }

    private double Apply(double first, double second)
    {
        return symbol switch
        {
            '+' => first + second,
            '-' => first - second,
            '*' => first * second,
            '/' => first / second,
            '%' => first % second,
            _ => throw new InvalidOperationException($"There is no operation {symbol}."),
        };
    }
}

/// <summary>Reads expressions with the usual precedence.</summary>
public sealed class ExpressionParser(string text)
{
    private int _position;

    public static Expression Parse(string text)
    {
        var parser = new ExpressionParser(text);
        var expression = parser.Sum();
        return parser._position == text.Length ? expression : throw parser.Problem();
    }

    private Expression Sum()
    {
        var left = Product();
        while (Peek() is '+' or '-')
            left = new Operation(text[_position++], left, Product());
        return left;
    }

    private Expression Product()
    {
        var left = Factor();
        while (Peek() is '*' or '/' or '%')
            left = new Operation(text[_position++], left, Factor());
        return left;
    }

    private Expression Factor()
    {
        if (Peek() == '(')
        {
            _position++;
            var inner = Sum();
            return Peek() == ')' && _position++ >= 0 ? inner : throw Problem();
        }

        var start = _position;
        while (_position < text.Length && char.IsAsciiLetterOrDigit(text[_position]))
            _position++;
        var word = text[start.._position];
        if (word.Length == 0)
            throw Problem();
        return char.IsAsciiDigit(word[0]) ? new Number(int.Parse(word)) : new Variable(word);
    }

    private char Peek()
    {
        while (_position < text.Length && text[_position] == ' ')
            _position++;
        return _position < text.Length ? text[_position] : '\0';
    }

    private FormatException Problem() => new($"Something is missing at {_position}.");
}
