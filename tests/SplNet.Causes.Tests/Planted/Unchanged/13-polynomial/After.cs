namespace Sut;

/// <summary>A sum of powers; the coefficient of the lowest one stands first.</summary>
public sealed class Polynomial(params double[] coefficients)
{
    public int Degree => coefficients.Length - 1;

    public double this[int power] => power < coefficients.Length ? coefficients[power] : 0;

    public static Polynomial operator *(Polynomial left, Polynomial right)
    {
        var product = new double[left.Degree + right.Degree + 1];
        for (var i = 0; i <= left.Degree; i++)
        {
            for (var j = 0; j <= right.Degree; j++)
                product[i + j] += left[i] * right[j];
        }

        return new Polynomial(product);
    }

    public static Polynomial operator +(Polynomial left, Polynomial right)
    {
        var sum = new double[Math.Max(left.Degree, right.Degree) + 1];
        for (var power = 0; power < sum.Length; power++)
            sum[power] = left[power] + right[power];
        return new Polynomial(sum);
    }

    public static Polynomial operator -(Polynomial left, Polynomial right) => left + right * new Polynomial(-1);

    /// <summary>The value at a place, by Horner's scheme.</summary>
    public double At(double x)
    {
        var result = 0.0;
        for (var power = Degree; power >= 0; power--)
            result = result * x + coefficients[power];
        return result;
    }

    public Polynomial Derivative()
    {
        if (Degree == 0)
            return new Polynomial(0);
        var derivative = new double[Degree];
        for (var power = 1; power <= Degree; power++)
            derivative[power - 1] = power * coefficients[power];
        return new Polynomial(derivative);
    }
}

/// <summary>Finds where a polynomial is zero.</summary>
public sealed class NewtonSearch(double tolerance, int mostSteps)
{
    public int Steps { get; private set; }

    public double From(Polynomial polynomial, double start)
    {
        var derivative = polynomial.Derivative();
        var x = start;
        for (Steps = 0; Steps < mostSteps; Steps++)
        {
            var change = polynomial.At(x) / derivative.At(x);
            x -= change;
            if (Math.Abs(change) < tolerance)
                return x;
        }

        throw new InvalidOperationException("No zero was found in so few steps.");
    }
}
